import { vi } from "vitest";

interface Upload {
  readonly url: string;
  readonly field: string;
  readonly file: File;
  /** The whole form, with its other fields. */
  readonly form: FormData;
}

interface UploadAnswer {
  readonly status?: number;
  readonly body: unknown;
}

/**
 * Answers uploads, which bypass tRPC, for the rest of a test; returns what was sent. A promise that never ends is a
 * server at work.
 */
export function answerUploads(answer: (upload: Upload) => UploadAnswer | Promise<UploadAnswer>): readonly Upload[] {
  const sent: Upload[] = [];

  class AnsweredRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = "";
    #url = "";

    open(_method: string, url: string): void {
      this.#url = url;
    }

    setRequestHeader(): void {}

    abort(): void {
      this.dispatchEvent(new Event("abort"));
    }

    send(form: FormData): void {
      for (const [field, file] of form.entries())
        if (file instanceof File) sent.push({ url: this.#url, field, file, form });
      void this.#receive();
    }

    async #receive(): Promise<void> {
      const upload = sent.at(-1);
      if (!upload) return;
      const { status = 200, body } = await answer(upload);
      this.status = status;
      this.responseText = JSON.stringify(body);
      this.dispatchEvent(new Event("load"));
    }
  }

  vi.stubGlobal("XMLHttpRequest", AnsweredRequest);
  return sent;
}
