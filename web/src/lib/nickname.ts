// A name that means nothing in any language, until its owner chooses another: as a server makes it up (people.py).
const SOUNDS = ["b", "d", "f", "g", "l", "m", "n", "p", "r", "s", "t", "v", "z", "fl", "tr"];
const VOWELS = ["a", "e", "i", "o", "u"];

export function newNickname(): string {
  const [a, b, c] = crypto.getRandomValues(new Uint16Array(3));
  const name = [a!, b!, c!].map((number) => {
    const sound = SOUNDS[number % SOUNDS.length]!;
    return sound + VOWELS[(number >> 8) % VOWELS.length]!;
  });
  return name.join("").replace(/^./, (letter) => letter.toUpperCase());
}
