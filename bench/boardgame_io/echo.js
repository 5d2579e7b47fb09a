// A server that does nothing but answer, to learn how fast the clients are: node echo.js PORT
"use strict";
const { WebSocketServer } = require("ws");

const SEATS = 4;
const FILLER = "x".repeat(1500); // with it an update is as long as one of Mow
const tables = new Map();

const update = (seq, legal) => `{"type":"update","seq":${seq},"events":[],"view":"${FILLER}","asked":[${seq % SEATS}],"legal":[${legal}]}`;

new WebSocketServer({ port: Number(process.argv[2]), perMessageDeflate: false }).on("connection", (socket, request) => {
  const [, id, seat] = request.url.split("/");
  const table = tables.get(id) ?? tables.set(id, { seq: 0, sockets: [] }).get(id);
  table.sockets[seat] = socket;
  socket.on("message", (text) => {
    if (text.includes('"move"')) {
      table.seq += 1;
      socket.send(`{"type":"accepted","seq":${table.seq}}`);
    } else if (table.sockets.filter(Boolean).length < SEATS) return;
    for (let place = 0; place < SEATS; place += 1) {
      table.sockets[place].send(update(table.seq, place === table.seq % SEATS ? '{"type":"take"}' : ""));
    }
  });
});
