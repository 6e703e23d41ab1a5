// Options that PDFKit accepts but its published types omit.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Direction that a header cell covers. */
    scope?: 'Row' | 'Column';
    /** Box of a figure: left, top, right, bottom. */
    bbox?: [number, number, number, number];
  }

  interface AnnotationOption {
    /** Element of the structure that the annotation belongs to. */
    structParent?: PDFKit.PDFStructureElement;
  }
}
