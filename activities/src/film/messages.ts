/** What the screen says. */
export const screen = { elsewhere: 'La vidéo s’affiche à la place de cette page.' } as const

/** What the paper says. */
export const paper = { film: (link: string) => `Vidéo : ${link}` } as const
