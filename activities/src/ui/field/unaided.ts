/** For a field in which nothing may write or correct beside the pupil: not the browser, not the keyboard of a phone. */
export const unaided = { autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const
