/** Shown on paper alone, dark on white: printing hides the rest of the page. For a child of the body. */
export const paperOnly = {
  display: 'none',
  '@media print': {
    'html:has(&), body:has(&)': { overflow: 'visible !important', height: 'auto !important', background: '#fff' },
    'body:has(> &) > *:not(&)': { display: 'none !important' },
    '&': { display: 'block !important' },
    '&, & *': { color: '#000', borderColor: '#777' },
  },
} as const
