import "../../styles/toasts.css";

/** What shows toasts, with their style: neither is there before the first of them may come. */
export * from "sonner";
