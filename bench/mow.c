/* Mow in plain C: the yardstick of bench/engine.py.
 *
 * The same game, the same moves in the same order and the same random streams as the kernels, written the way
 * a C programmer would: the same seed must give the same games, move for move, which the bench checks.
 */
#include <stdint.h>
#include <string.h>

enum { ORDINARY, CLOSER, ACROBAT, SLOWPOKE, CALF, THIN, MILK, MAD };
enum { ADD, TAKE, PASS };
enum { NUMBERS = 17, DECK = 48, OWN_NUMBER = 31, LEFT = 1, RIGHT = 2, NO_NEXT = 15 };

typedef struct {
    int8_t seats, herds, turn, herd_turn, arrow, starter, over, pile_size;
    int16_t target, turns, round_number, score[10], shed_flies[10];
    int8_t low[3], high[3], mad[3], herd[3][NUMBERS], acrobat[3][NUMBERS];
    int8_t hand_size[10], shed_size[10], hand[10][6], whereabouts[96], pile[96];
    int8_t event_count;
    int16_t events[14][5];
    uint64_t chance[4];
} Table;

/* what is printed on the cards; given once by the bench */
static int8_t cards, species[96], number_of[96], flies[96], face[96];

void print_cards(int count, const int8_t *kinds, const int8_t *numbers, const int8_t *fly_counts, const int8_t *faces) {
    cards = count;
    memcpy(species, kinds, count);
    memcpy(number_of, numbers, count);
    memcpy(flies, fly_counts, count);
    memcpy(face, faces, count);
}

static inline uint64_t rotate(uint64_t x, int k) { return x << k | x >> (64 - k); }

static inline uint64_t next_64(uint64_t *s) {
    uint64_t result = rotate(s[1] * 5, 7) * 9, t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotate(s[3], 45);
    return result;
}

static inline int draw(uint64_t *chance, uint32_t below) {
    uint64_t product = (next_64(chance) >> 32) * below;
    if ((uint32_t)product < below) {
        uint32_t unfair = -below % below;
        while ((uint32_t)product < unfair) product = (next_64(chance) >> 32) * below;
    }
    return product >> 32;
}

static void seed_stream(uint64_t *chance, uint64_t seed, uint64_t index) {
    uint64_t state = seed * 0xBF58476D1CE4E5B9u ^ index * 0x94D049BB133111EBu;
    for (int i = 0; i < 4; i++) {
        state += 0x9E3779B97F4A7C15u;
        uint64_t mixed = (state ^ state >> 30) * 0xBF58476D1CE4E5B9u;
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
        chance[i] = mixed ^ mixed >> 31;
    }
}

static inline void note(Table *t, int what, int seat, int card, int number) {
    int16_t *event = t->events[t->event_count++];
    event[0] = what;
    event[1] = seat;
    event[2] = card;
    event[3] = number;
    event[4] = t->herd_turn;
}

static inline int draw_cows(Table *t, int seat, int count) {
    if (count > t->pile_size) count = t->pile_size;
    for (int i = 0; i < count; i++) t->hand[seat][t->hand_size[seat]++] = t->pile[--t->pile_size];
    return count;
}

static void empty_herd(Table *t, int herd) {
    t->low[herd] = NUMBERS;
    t->high[herd] = -1;
    t->mad[herd] = 0;
    memset(t->herd[herd], -1, NUMBERS);
    memset(t->acrobat[herd], -1, NUMBERS);
}

static void deal(Table *t, int starter) {
    for (int card = 0; card < cards; card++) t->pile[card] = card;
    memset(t->whereabouts, -1, sizeof t->whereabouts);
    for (int last = cards - 1; last > 0; last--) {
        int other = draw(t->chance, last + 1), card = t->pile[last];
        t->pile[last] = t->pile[other];
        t->pile[other] = card;
    }
    t->pile_size = cards;
    for (int seat = 0; seat < t->seats; seat++) {
        t->hand_size[seat] = t->shed_size[seat] = 0;
        t->shed_flies[seat] = 0;
        draw_cows(t, seat, 5);
    }
    for (int herd = 0; herd < 3; herd++) empty_herd(t, herd);
    t->round_number++;
    t->turns = 0;
    t->arrow = 1;
    t->starter = t->turn = starter;
    t->herd_turn = 0;
    note(t, 1, starter, -1, t->round_number);
}

static void setup(Table *t) {
    t->over = 0;
    t->round_number = 0;
    t->event_count = 0;
    memset(t->score, 0, sizeof t->score);
    deal(t, draw(t->chance, t->seats));
}

static inline int can_start(int kind) { return kind == ORDINARY || kind == CLOSER || kind == THIN || kind == MILK; }
static inline int is_ordinary(int card) { return card >= 0 && species[card] == ORDINARY; }
static inline int is_mother(int card) { return is_ordinary(card) && flies[card] == 0; }

static inline int fits(const Table *t, int herd, int card, int number) {
    int kind = species[card], low = t->low[herd], high = t->high[herd];
    if (low > high && !can_start(kind)) return 0;
    if (t->mad[herd] && flies[card] == 0) return 0;
    switch (kind) {
    case SLOWPOKE: return low < number && number < high && t->herd[herd][number] < 0;
    case CALF:
        return (number == low - 1 && is_mother(t->herd[herd][low])) ||
               (number == high + 1 && is_mother(t->herd[herd][high]));
    case ACROBAT: return is_ordinary(t->herd[herd][number_of[card]]) && t->acrobat[herd][number_of[card]] < 0;
    case MAD: return is_ordinary(t->herd[herd][8]);
    }
    return number_of[card] < low || number_of[card] > high;
}

static inline int place_in_hand(const Table *t, int seat, int wanted) {
    for (int place = 0; place < t->hand_size[seat]; place++)
        if (face[t->hand[seat][place]] == wanted) return place;
    return -1;
}

static inline int64_t code(int64_t card, int64_t number) { return ADD | card << 2 | number << 9 | NO_NEXT << 16; }

static int legal_says(const Table *t, int64_t move, int64_t *moves, int count) {
    int card = move >> 2 & 127;
    if (species[card] == ORDINARY) {
        moves[count++] = move;
    } else if (card < DECK) {
        moves[count++] = move | LEFT << 14;
        moves[count++] = move | RIGHT << 14;
    } else {
        for (int next = 0; next < t->seats; next++)
            if (next != t->turn) moves[count++] = (move & ~(15 << 16)) | next << 16;
    }
    return count;
}

static int legal(const Table *t, int seat, int64_t *moves) {
    int count = 0, herd = t->herd_turn;
    if (t->over || seat != t->turn) return 0;
    if (t->low[herd] <= t->high[herd]) {
        moves[count++] = TAKE;
    } else {
        int starter = 0;
        for (int place = 0; place < t->hand_size[seat]; place++) starter |= can_start(species[t->hand[seat][place]]);
        if (!starter) moves[count++] = PASS;
    }
    for (int place = 0; place < t->hand_size[seat]; place++) {
        int card = face[t->hand[seat][place]], kind = species[card];
        if (place_in_hand(t, seat, card) != place) continue;
        if (kind == SLOWPOKE || kind == CALF) {
            int first = t->low[herd] > 0 ? t->low[herd] - 1 : 0;
            int last = t->high[herd] < NUMBERS - 1 ? t->high[herd] + 1 : NUMBERS - 1;
            for (int number = first; number <= last; number++)
                if (fits(t, herd, card, number)) count = legal_says(t, code(card, number), moves, count);
        } else if (fits(t, herd, card, OWN_NUMBER)) {
            count = legal_says(t, code(card, OWN_NUMBER), moves, count);
        }
    }
    return count;
}

static inline int step(int place, int direction, int places) {
    place += direction;
    return place < 0 ? places - 1 : place == places ? 0 : place;
}

static void next_turn(Table *t) {
    t->turns++;
    if (t->herds == 1) {
        t->turn = step(t->turn, t->arrow, t->seats);
        return;
    }
    t->turn = 1 - t->turn;
    t->herd_turn = t->turns < 3 ? t->turns : step(t->herd_turn, t->arrow, 3);
}

static inline int put_into_shed(Table *t, int seat, int card) {
    if (card < 0) return 0;
    t->whereabouts[card] = seat;
    t->shed_size[seat]++;
    t->shed_flies[seat] += flies[card];
    return 1;
}

static void end_round(Table *t) {
    int most = 0;
    note(t, 9, t->turn, -1, t->round_number);
    for (int seat = 0; seat < t->seats; seat++) {
        for (int place = 0; place < t->hand_size[seat]; place++) put_into_shed(t, seat, t->hand[seat][place]);
        t->hand_size[seat] = 0;
        t->score[seat] += t->shed_flies[seat];
        if (t->score[seat] > most) most = t->score[seat];
        note(t, 10, seat, -1, t->shed_flies[seat]);
    }
    if (most >= t->target) {
        t->over = 1;
        note(t, 11, -1, -1, 0);
        return;
    }
    int seat = t->starter;
    while (t->score[seat] != most) seat = (seat + 1) % t->seats;
    deal(t, seat);
}

static void take(Table *t, int seat) {
    int herd = t->herd_turn, taken = 0;
    for (int number = t->low[herd]; number <= t->high[herd]; number++) {
        taken += put_into_shed(t, seat, t->herd[herd][number]);
        taken += put_into_shed(t, seat, t->acrobat[herd][number]);
    }
    empty_herd(t, herd);
    note(t, 7, seat, -1, taken);
    if (t->pile_size == 0) end_round(t);
}

static void add(Table *t, int seat, int64_t move) {
    int herd = t->herd_turn, number = move >> 9 & 31, arrow = move >> 14 & 3, next = move >> 16 & 15;
    int place = place_in_hand(t, seat, move >> 2 & 127), card = t->hand[seat][place], kind = species[card];
    t->hand[seat][place] = t->hand[seat][--t->hand_size[seat]];
    t->whereabouts[card] = 40;
    if (number == OWN_NUMBER) number = kind == MAD ? 8 : number_of[card];
    note(t, 2, seat, card, number);
    if (kind == ACROBAT) {
        t->acrobat[herd][number] = card;
    } else if (kind == MAD) {
        int eight = t->herd[herd][8];
        t->herd[herd][8] = card;
        t->mad[herd] = 1;
        t->hand[seat][t->hand_size[seat]++] = eight;
        t->whereabouts[eight] = 20 + seat;
        note(t, 6, seat, eight, 8);
    } else {
        t->herd[herd][number] = card;
        if (number < t->low[herd]) t->low[herd] = number;
        if (number > t->high[herd]) t->high[herd] = number;
    }
    int drawn = draw_cows(t, seat, kind == THIN || kind == MAD ? 0 : kind == MILK ? 2 : 1);
    if (drawn) note(t, 5, seat, -1, drawn);
    if (arrow) {
        int direction = arrow == LEFT ? 1 : -1;
        if (direction != t->arrow) {
            t->arrow = direction;
            note(t, 3, seat, -1, direction);
        }
    }
    next_turn(t);
    if (next != NO_NEXT && next != t->turn) {
        t->turn = next;
        note(t, 4, seat, -1, next);
    }
}

static void play(Table *t, int seat, int64_t move) {
    t->event_count = 0;
    if (move == TAKE) {
        take(t, seat);
    } else if (move == PASS) {
        for (int place = 0; place < t->hand_size[seat]; place++) t->whereabouts[t->hand[seat][place]] = 20 + seat;
        note(t, 8, seat, -1, 0);
        next_turn(t);
    } else {
        add(t, seat, move);
    }
}

/* Games first .. first+count-1 of a seed at random; the moves played, and every seat's score. */
int64_t playouts(int seats, uint64_t seed, int64_t first, int64_t count, int16_t *scores) {
    int64_t length = 0, moves[128];
    for (int64_t i = 0; i < count; i++) {
        Table table = {.seats = seats, .herds = seats == 2 ? 3 : 1, .target = 100};
        uint64_t whim[4];
        seed_stream(table.chance, seed, first + i);
        seed_stream(whim, seed, (1LL << 62) + first + i);
        setup(&table);
        while (!table.over) {
            int seat = table.turn;
            int64_t move = moves[draw(whim, legal(&table, seat, moves))];
            play(&table, seat, move);
            length++;
        }
        memcpy(scores + 10 * i, table.score, sizeof table.score);
    }
    return length;
}
