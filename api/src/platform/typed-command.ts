/**
 * How a command is typed here, for a sentence: by the program of the packed folder, which says so (`deploy/ariane`), or with npm where the
 * sources are.
 * @param words what follows it
 */
export function typed(command: string, words = '', program = process.env.ARIANE_PROGRAM): string {
  if (program) return `${program} ${command}${words && ` ${words}`}`
  return `npm run ${command}${words && ` -- ${words}`}`
}
