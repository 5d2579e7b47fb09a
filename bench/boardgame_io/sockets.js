// A WebSocket that does as little as a client can: the servers shall be what is slow, not those who measure them.
"use strict";
const { randomBytes } = require("node:crypto");
const net = require("node:net");

const TEXT = 1, CLOSE = 8, PING = 9, PONG = 10;

// A masked frame; a mask of noughts is one, too, and changes nothing.
function frame(opcode, content) {
  const long = content.length > 125;
  const head = Buffer.alloc(long ? 8 : 6);
  head[0] = 0x80 | opcode;
  head[1] = 0x80 | (long ? 126 : content.length);
  if (long) head.writeUInt16BE(content.length, 2);
  return Buffer.concat([head, content]);
}

// The first frame in `data`, or nothing if it has not come as a whole.
function first(data) {
  if (data.length < 2) return undefined;
  let [start, size] = [2, data[1]];
  if (size >= 126) {
    start = size === 126 ? 4 : 10;
    if (data.length < start) return undefined;
    size = start === 4 ? data.readUInt16BE(2) : data.readUIntBE(4, 6);
  }
  return data.length < start + size ? undefined : { opcode: data[0] & 15, start, end: start + size };
}

// Connect, and call `hear` with each text, or `closed` once; what is returned can `send` and `close`.
function open(url, protocol, hear, closed) {
  const { hostname, port, pathname, search } = new URL(url);
  const socket = net.connect({ host: hostname, port, noDelay: true });
  const lines = [`GET ${pathname}${search} HTTP/1.1`, `Host: ${hostname}:${port}`, "Upgrade: websocket", "Connection: Upgrade"];
  lines.push("Sec-WebSocket-Version: 13", `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}`);
  if (protocol) lines.push(`Sec-WebSocket-Protocol: ${protocol}`);
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  let rest = Buffer.alloc(0);
  const read = (data) => {
    rest = rest.length ? Buffer.concat([rest, data]) : data;
    for (let next = first(rest); next; next = first(rest)) {
      const content = rest.subarray(next.start, next.end);
      rest = rest.subarray(next.end);
      if (next.opcode === TEXT) hear(content.toString());
      else if (next.opcode === PING) socket.write(frame(PONG, content));
      else if (next.opcode === CLOSE) socket.end();
    }
  };
  socket.on("close", closed);
  return new Promise((done, fail) => {
    socket.on("error", fail);
    socket.once("data", (answer) => {
      const end = answer.indexOf("\r\n\r\n") + 4;
      if (!answer.includes(" 101 ") || end < 4) return fail(new Error(answer.toString()));
      socket.on("data", read);
      done({ send: (text) => socket.write(frame(TEXT, Buffer.from(text))), close: () => socket.destroy() });
      if (end < answer.length) read(answer.subarray(end));
    });
  });
}

module.exports = { open };
