// A process of its own for one page: whatever time and memory a page was made to take, the server keeps its own.
import { readPage } from "@tureen/recipe-pages/read-page";
import { answerOnce } from "#processes/answer-once";
import { denyNetwork, watchMemory } from "#processes/child-safety";
import type { PageAnswer, PageRequest } from "./read-source";

/** The tree of 5 MB of tags; an ordinary page takes a tenth. */
const MAX_MEMORY_BYTES = 768 * 1024 * 1024;

watchMemory(MAX_MEMORY_BYTES);
denyNetwork();
answerOnce(({ source, address }: PageRequest): PageAnswer => ({ ok: true, reading: readPage(source, address) }));
