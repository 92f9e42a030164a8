/** The toolbar controls above a story. */
export const globalTypes = {
  brand: {
    description: 'Site',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'vinport', title: 'Vinport' },
        { value: 'forest', title: 'Forest, a dark primary' },
        { value: 'lemon', title: 'Lemon, a very light primary' },
      ],
    },
  },
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'mirror',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
    },
  },
  language: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'en', title: 'English' },
        { value: 'es', title: 'Español' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'allow', title: 'Motion' },
        { value: 'reduce', title: 'Reduced motion' },
      ],
    },
  },
};

/** The available viewport widths. If none is selected, a story uses the full width. */
export const viewports = {
  mobile1: { name: '320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  tablet: { name: '768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: '1280 px', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const;
