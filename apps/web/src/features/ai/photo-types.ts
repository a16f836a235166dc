/** What a recipe photo may be (specification, section 5). A phone turns its own kinds into one of these when asked so. */
export const RECIPE_PHOTO_TYPES = "image/jpeg,image/png,image/gif,image/bmp";

/** What the photo of a dish may be besides, a phone's own kinds among them. */
export const DISH_PHOTO_TYPES = `${RECIPE_PHOTO_TYPES},image/webp,image/avif,image/heic,image/heif,.heic,.heif`;

/** Anything that claims to be a picture goes to the server, which looks into it and says what it cannot read. */
export function isPhoto(file: File): boolean {
  return file.type.startsWith("image/") || /\.(jpe?g|png|gif|bmp|webp|hei[cf])$/i.test(file.name);
}
