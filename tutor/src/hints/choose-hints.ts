/** What may be said at each step of the help, the best first: of each step the first that is safe after those before it, nothing twice. */
export const chooseHints = (
  steps: readonly (readonly (string | undefined)[])[],
  isSafe: (hint: string, before: readonly string[]) => boolean,
): string[] => {
  const chosen: string[] = []
  for (const step of steps) {
    const hint = step.find(one => one !== undefined && !chosen.includes(one) && isSafe(one, chosen))
    if (hint !== undefined) chosen.push(hint)
  }
  return chosen
}
