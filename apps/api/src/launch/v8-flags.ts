import { setFlagsFromString } from "node:v8";

// V8 would let the heap grow to several times of what is alive before it looks for garbage: the box is small.
setFlagsFromString("--heap-growing-percent=50");
// V8 takes compiled code only under the flags under which it was made. `npm start` gives this one to Node; of a heap that was
// made without it, it changes nothing any more.
setFlagsFromString("--max-semi-space-size=4");
