// boardgame.io's own server with its own store in memory: node server.js PORT
"use strict";
const { Server, Origins } = require("boardgame.io/server");

console.log = () => {}; // it would write a line for each request
Server({ games: [require("./herd")], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
