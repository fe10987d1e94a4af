export const texts = {
  title: "Gallery",
  notAvailable: "This isn't available.",
  openOf: "Open {{name}}",
  playOf: "Play {{name}}",
  viewer: {
    previous: "Previous",
    next: "Next",
    flipX: "Flip horizontally",
    flipY: "Flip vertically",
    rotateLeft: "Rotate left",
    rotateRight: "Rotate right",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
  },
  report: "Report",
  home: "Go to Callboard",
} as const;
