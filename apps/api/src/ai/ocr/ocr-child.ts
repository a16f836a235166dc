// A process of its own for reading pictures of text: what a hostile picture does to the engine, it does here.
import { answerParent } from "#processes/answer-parent";
import { createRecognizer } from "./recognizer";

/** The engine with three languages and a page of 8 megapixels takes 250 MB. */
const MAX_MEMORY_BYTES = 640 * 1024 * 1024;

answerParent(createRecognizer(), MAX_MEMORY_BYTES);
