/** What the page drew for somebody with a session (draw-frame.tsx), kept to stand in until there is something better. */
const frame = document.querySelector('#root > [data-frame]')
const content = frame?.querySelector('[data-content]')

/** Whether there is one: not in a page of somebody without a session. */
export const hasFrame = frame !== null

// The very elements: nothing on the page moves or begins anew.
const put = (drawn: Element | null | undefined) => (place: HTMLElement | null) => {
  if (drawn && drawn.parentNode !== place) place?.replaceChildren(drawn)
}

/** For the place of the whole page, before there is a menu. */
export const putFrame = put(frame)
/** For the place of a screen beside the menu. */
export const putContent = put(content)
