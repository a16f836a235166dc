// What we use of libheif's C interface, as its wasm exports it: pointers are numbers, and an error goes where the first one leads.
declare module "libheif-js/wasm-bundle.js" {
  const libheif: {
    readonly HEAPU8: Uint8Array<ArrayBuffer>;
    _malloc(bytes: number): number;
    _heif_context_alloc(): number;
    _heif_context_get_security_limits(context: number): number;
    _heif_context_read_from_memory_without_copy(
      error: number,
      context: number,
      file: number,
      bytes: number,
      options: number,
    ): void;
    _heif_context_get_primary_image_handle(error: number, context: number, handle: number): void;
    _heif_image_handle_get_width(handle: number): number;
    _heif_image_handle_get_height(handle: number): number;
    _heif_image_handle_get_color_profile_type(handle: number): number;
    _heif_image_handle_get_raw_color_profile_size(handle: number): number;
    _heif_image_handle_get_raw_color_profile(error: number, handle: number, profile: number): void;
    _heif_image_handle_get_item_id(handle: number): number;
    _heif_item_get_properties_of_type(context: number, item: number, type: number, ids: number, most: number): number;
    /** `type` is a text that ends with a zero. */
    _heif_image_handle_get_list_of_metadata_block_IDs(handle: number, type: number, ids: number, most: number): number;
    _heif_image_handle_get_metadata_size(handle: number, block: number): number;
    _heif_image_handle_get_metadata(error: number, handle: number, block: number, data: number): void;
    _heif_decoding_options_alloc(): number;
    _heif_decode_image(
      error: number,
      handle: number,
      image: number,
      colorspace: number,
      chroma: number,
      options: number,
    ): void;
    _heif_image_get_plane_readonly(image: number, channel: number, stride: number): number;
  };
  export default libheif;
}
