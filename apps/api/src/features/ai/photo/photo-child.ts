// A process of its own for one photo: what a hostile picture does to a decoder, it does here.
import { answerParent } from "#processes/answer-parent";
import { renderPhoto } from "./render-photo";

/** 40 megapixels decoded are 160 MB, the coefficients of a progressive JPEG of 110 are 330; twice that, and libvips' own needs. */
const MAX_MEMORY_BYTES = 768 * 1024 * 1024;

answerParent(renderPhoto, MAX_MEMORY_BYTES);
