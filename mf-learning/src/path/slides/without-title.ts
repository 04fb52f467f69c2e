/** The first letter of a sentence whose beginning was taken off. */
const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)

/** What an exercise asks, without its title, where that stands at the beginning or at the end of it. */
export function withoutTitle(instruction: string, title: string): string {
  if (instruction.startsWith(title)) {
    const [, rest] = /^(?:\s*:\s+|\n\n)([\s\S]+)$/.exec(instruction.slice(title.length)) ?? []
    return rest ? capitalized(rest) : instruction
  }
  if (!instruction.endsWith(title)) return instruction
  const [, rest] = /^([\s\S]*\S)\s*:\s+$/.exec(instruction.slice(0, -title.length)) ?? []
  return rest ? `${rest}.` : instruction
}
