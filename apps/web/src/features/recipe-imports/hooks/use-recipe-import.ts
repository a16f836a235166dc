import type { ImportPreview, RecipeImport, TableField } from "@tureen/contracts/recipe-imports";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { saidByServer } from "#lib/server/server-fault";
import { showFailure } from "#lib/screen/toasts";
import { trpc } from "#lib/server/trpc";
import type { ImportChoices } from "../components/preview-panel";
import { uploadFile } from "#lib/server/upload-file";
import { IMPORT_MESSAGES } from "../messages";

/** What the columns of a table hold, by their names. */
export type Columns = Readonly<Record<string, TableField>>;

interface Upload {
  readonly file: File;
  readonly columns?: Columns;
}

/** A running import is asked for so often. */
const ASK_MS = 800;

/** What the screen shows: a file to choose, one on its way, what it holds, or its recipes coming in. */
export function useRecipeImport() {
  const utils = trpc.useUtils();
  const [share, setShare] = useState(0);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [startedId, setStartedId] = useState<number | null>(null);
  const stop = useRef<AbortController>(null);

  const upload = useMutation({
    mutationFn: async ({ file, columns = {} }: Upload) => {
      const { signal } = (stop.current = new AbortController());
      setShare(0);
      try {
        return await send({ file, columns }, setShare, signal);
      } catch (error) {
        if (signal.aborted) return null;
        throw error;
      }
    },
    meta: { failure: IMPORT_MESSAGES.previewFailed, preferServerMessage: true },
    onSuccess: setPreview,
  });
  const start = trpc.recipeImports.start.useMutation({
    meta: { failure: IMPORT_MESSAGES.startFailed, preferServerMessage: true },
    onSuccess: (answer) => {
      utils.recipeImports.byId.setData({ id: answer.import.id }, answer);
      setStartedId(answer.import.id);
    },
  });
  const cancel = trpc.recipeImports.cancel.useMutation({
    meta: { failure: IMPORT_MESSAGES.cancelFailed, preferServerMessage: true },
    onSuccess: (answer) => utils.recipeImports.byId.setData({ id: answer.import.id }, answer),
  });
  const { data } = trpc.recipeImports.byId.useQuery(
    { id: startedId ?? 0 },
    {
      enabled: startedId !== null,
      meta: { failure: IMPORT_MESSAGES.loadFailed },
      refetchInterval: ({ state }) => (state.data?.import.status === "running" ? ASK_MS : false),
    },
  );
  const state: RecipeImport | null = (startedId !== null && data?.import) || null;
  const isOver = state !== null && state.status !== "running";

  const onEnd = useEffectEvent(() => {
    if (state?.error) showFailure(saidByServer(state.error));
    void utils.invalidate();
  });
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver]);

  return {
    fileName: upload.isPending ? upload.variables.file.name : null,
    share,
    preview,
    state,
    isStarting: start.isPending,
    isCancelling: cancel.isPending,
    /** Why the last attempt failed, else null. */
    error: start.error ?? upload.error,
    choose: (file: File) => upload.mutate({ file }),
    /** Reads the same file once more, with what somebody has said of its columns. */
    readAgain: (columns: Columns) => {
      if (upload.variables) upload.mutate({ file: upload.variables.file, columns });
    },
    stop: () => stop.current?.abort(),
    bringIn: (choices: ImportChoices) => preview && start.mutate({ preview_id: preview.preview_id, ...choices }),
    cancel: () => startedId !== null && cancel.mutate({ id: startedId }),
    beginAgain: () => {
      setPreview(null);
      setStartedId(null);
    },
  };
}

async function send(
  { file, columns = {} }: Upload,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<ImportPreview> {
  const fields = { columns: JSON.stringify(columns) };
  const answer = await uploadFile({
    url: "/api/recipe-imports/preview",
    field: "file",
    file,
    fields,
    onProgress,
    signal,
  });
  return (answer as { preview: ImportPreview }).preview; // what this call answers
}
