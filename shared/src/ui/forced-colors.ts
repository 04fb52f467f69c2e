/**
 * What is chosen, open or pressed; a native control draws its own state. Today's column of a week is no such thing: what stands
 * in it has colours of its own.
 */
const CHOSEN =
  ':is([aria-current]:not([aria-current="false"], [aria-current="date"]), [role="tab"][aria-selected="true"], [aria-pressed="true"], [aria-checked="true"]:not(input))'

/** Where the person's own colours replace ours, no state may be in a background alone. */
export const forcedColorsCss = {
  [CHOSEN]: {
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      bg: 'SelectedItem',
      color: 'SelectedItemText',
      '& *': { color: 'inherit' },
    },
  },
  '[aria-current="date"]': {
    '@media (forced-colors: active)': { borderInline: '3px solid Highlight' },
  },
  // Its shadow is not drawn then, and nothing would part it from the page behind it.
  '[role="dialog"], [role="alertdialog"]': {
    '@media (forced-colors: active)': { border: '2px solid CanvasText' },
  },
  // Its knob is a background, and its side the state.
  'input[role="switch"]': {
    '@media (forced-colors: active)': {
      '&::before': { forcedColorAdjust: 'none', bg: 'ButtonText' },
      '&:checked': { forcedColorAdjust: 'none', bg: 'SelectedItem', borderColor: 'SelectedItemText' },
      '&:checked::before': { bg: 'SelectedItemText' },
    },
  },
  '[role="progressbar"]': {
    '@media (forced-colors: active)': {
      border: '1px solid CanvasText',
      '& > *': { forcedColorAdjust: 'none', bg: 'Highlight' },
    },
  },
} as const
