/** Moves the focus to the first field that is marked as wrong inside `root`. */
export const focusInvalid = (root: ParentNode | null | undefined) =>
  root?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus()
