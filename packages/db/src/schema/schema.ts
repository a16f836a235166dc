/** Every table, under one name: the only barrel of the project. */
export * from "./auth";
export * from "./collections";
export * from "./cookings";
export * from "./import-batches";
export * from "./ingredients";
export * from "./larder";
export * from "./line-corrections";
export * from "./meal-plans";
export * from "./model-speeds";
export * from "./operations";
export * from "./recipe-collections";
export * from "./recipes";
export * from "./settings";
export * from "./shopping-lists";
export * from "./shops";
export * from "./staples";
export * from "./trash";
