// Options that PDFKit takes and its published types leave out.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Direction a header cell speaks for. */
    scope?: 'Row' | 'Column';
    /** Box of a figure: left, top, right, bottom. */
    bbox?: [number, number, number, number];
  }

  interface AnnotationOption {
    /** Element of the structure that the annotation belongs to. */
    structParent?: PDFKit.PDFStructureElement;
  }
}
