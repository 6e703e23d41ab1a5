// Options that PDFKit accepts but its published types omit.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Direction of the cells that a header cell applies to. */
    scope?: 'Row' | 'Column';
    /** Bounding box of a figure: left, top, right, bottom. */
    bbox?: [number, number, number, number];
  }

  interface AnnotationOption {
    /** Structure element that the annotation belongs to. */
    structParent?: PDFKit.PDFStructureElement;
  }
}
