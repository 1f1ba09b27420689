/** Viewports of the toolbar. */
export const viewports = {
  phone: { name: 'Phone, 360', styles: { width: '360px', height: '780px' } },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
};

/** The `globals` of a story for one viewport. */
export const screenOf = (viewport: keyof typeof viewports) => ({ viewport: { value: viewport } });
