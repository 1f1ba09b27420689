/** How overlays fit into the page around them. */
export interface LayerSettings {
  /**
   * Element that dialogs, drawers and the palette are rendered into, or a function that returns it when one opens.
   * @default the top-most open `<dialog>`, otherwise the shadow root of the app, otherwise the body
   */
  container?: Element | (() => Element | null) | undefined;
  /**
   * Whether an element outside an open overlay belongs to something above it: it can be pressed and focused and closes nothing.
   * Undefined leaves the decision to the default.
   * @default frames that float, elements added to the body later, toasts, popovers, and panels of other libraries
   */
  isAbove?: ((element: Element) => boolean | undefined) | undefined;
}
