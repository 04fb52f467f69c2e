/** Moves the focus to the first invalid field inside `root`. */
export const focusInvalid = (root: ParentNode | null | undefined) =>
  root?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus()
