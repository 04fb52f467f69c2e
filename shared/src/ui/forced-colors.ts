/**
 * What is chosen, open or pressed; a box or a circle that the browser draws has its own state, and a radio whose label is
 * all that is seen has it there. Today's column of a week is no such thing: what stands in it has colours of its own.
 */
const CHOSEN =
  ':is([aria-current]:not([aria-current="false"], [aria-current="date"]), [role="tab"][aria-selected="true"], [aria-pressed="true"], [aria-checked="true"]:not(input), label:has(input[type="radio"]:checked))'

const FORCED = '@media (forced-colors: active)'
/** The rules of all elements stand in a layer below those of each component, which would paint over them. */
const over = (color: string) => `${color} !important`
const chosen = { forcedColorAdjust: over('none'), bg: over('SelectedItem'), color: over('SelectedItemText') }

/** Where the person's own colours replace ours, no state may be in a background alone. */
export const forcedColorsCss = {
  [CHOSEN]: {
    [FORCED]: {
      ...chosen,
      borderColor: over('SelectedItemText'),
      // What is inside would keep colours of ours.
      '& *': { bg: over('transparent'), color: over('inherit'), borderColor: over('currentcolor') },
    },
  },
  '[aria-current="date"]:not(:focus-visible)': {
    [FORCED]: { outline: over('3px solid Highlight'), outlineOffset: over('-3px') },
  },
  // Its shadow is not drawn then, and nothing would part it from the page behind it.
  '[role="dialog"], [role="alertdialog"]': {
    [FORCED]: { border: over('2px solid CanvasText') },
  },
  // Its knob is a background, and its side the state.
  'input[role="switch"]': {
    [FORCED]: {
      '&::before': { forcedColorAdjust: over('none'), bg: over('ButtonText') },
      '&:checked': { ...chosen, borderColor: over('SelectedItemText') },
      '&:checked::before': { bg: over('SelectedItemText') },
    },
  },
  '[role="progressbar"]': {
    [FORCED]: {
      border: over('1px solid CanvasText'),
      '& > *': { forcedColorAdjust: over('none'), bg: over('Highlight') },
    },
  },
}
