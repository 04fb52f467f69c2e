/** A chapter that is read and asks nothing. */
export const readOnly = {
  isComplete: () => false,
  retry: <Answer>(answer: Answer) => answer,
} as const
