/**
 * A screen that puts `data-full-screen` on the page (a path that is played) gets the whole of a phone's screen: what carries
 * these styles makes room below 768 px.
 */
const onPhone = (style: object) => ({ '@media (max-width: 47.99rem)': { 'html[data-full-screen] &': style } })

/** Of the menu. */
export const hiddenInFullScreen = onPhone({ display: 'none' })
/** Of what stands beside the menu. */
export const wideInFullScreen = onPhone({ marginInlineStart: '0' })
