// A process of its own for one page: whatever time and memory a page was made to take, the server keeps its own.
import { readPage } from "@tureen/recipe-pages/read-page";
import { answerParent } from "#processes/answer-parent";
import type { PageRequest } from "./read-source";

/** The tree of 5 MB of tags; an ordinary page takes a tenth. */
const MAX_MEMORY_BYTES = 768 * 1024 * 1024;

answerParent(({ source, address }: PageRequest) => readPage(source, address), MAX_MEMORY_BYTES);
