const still = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0.01ms !important',
  scrollBehavior: 'auto !important',
}

const slide = (from: string, to: string) => ({ from: { translate: from }, to: { translate: to } })

/** Motion tokens: short and soft; nothing moves for a user who asked for calm (system, or `data-motion="reduced"`). */
export const motion = {
  tokens: {
    durations: {
      fastest: { value: '60ms' },
      faster: { value: '100ms' },
      fast: { value: '140ms' },
      moderate: { value: '200ms' },
      slow: { value: '300ms' },
      slower: { value: '400ms' },
      slowest: { value: '500ms' },
    },
    easings: {
      soft: { value: 'cubic-bezier(0.32, 0.72, 0, 1)' },
      'ease-in-smooth': { value: 'cubic-bezier(0.32, 0.72, 0, 1)' },
    },
    animations: {
      spin: { value: 'spin 0.9s linear infinite' },
      pulse: { value: 'pulse 1.6s ease-in-out infinite' },
      float: { value: 'float 5s ease-in-out infinite' },
      rise: { value: 'rise 260ms cubic-bezier(0.32, 0.72, 0, 1)' },
    },
  },
  theme: {
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      pulse: { '50%': { opacity: '0.5' } },
      float: { '50%': { transform: 'translateY(-4px)' } },
      rise: { from: { opacity: '0', transform: 'translateY(8px)' } },
      'fade-in': { from: { opacity: '0' }, to: { opacity: '1' } },
      'fade-out': { from: { opacity: '1' }, to: { opacity: '0' } },
      'scale-in': { from: { scale: '0.96' }, to: { scale: '1' } },
      'scale-out': { from: { scale: '1' }, to: { scale: '0.97' } },
      'slide-from-bottom-full': slide('0 100%', '0 0'),
      'slide-to-bottom-full': slide('0 0', '0 100%'),
    },
  },
  globalCss: {
    '@media (prefers-reduced-motion: reduce)': { '*, *::before, *::after': still },
    'html[data-motion=reduced] :is(*, *::before, *::after)': still,
  },
}
