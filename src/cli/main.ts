// For those who start the command line by this name: `main.mjs` starts without Node's compiler.
import './main.mjs';
