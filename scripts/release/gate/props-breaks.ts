import type { KitProps, Prop } from './kit-props.ts'

/** A member of a union without the brackets around it: '(() => void)'. */
function unwrap(member: string): string {
  let depth = 0
  const end = [...member].findIndex(letter => {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    return depth === 0
  })
  return end > 0 && end === member.length - 1 ? member.slice(1, -1) : member
}

/** The members of a union as the compiler writes it; what stands in brackets of any kind is one member. */
function listMembers(type: string): string[] {
  const members = ['']
  let depth = 0
  for (const word of type.split(/(=>|[()[\]{}<>]| \| )/)) {
    if (/^[([{<]$/.test(word)) depth += 1
    if (/^[)\]}>]$/.test(word)) depth -= 1
    // What a function gives back goes to the end.
    if (word === '=>' && depth === 0) depth = Number.POSITIVE_INFINITY
    if (word === ' | ' && depth === 0) members.push('')
    else members[members.length - 1] += word
  }
  return members.map(unwrap)
}

/** Whether everything that is sent is taken: the same type, or further ones beside it. */
const isTaken = (sent: string, taken: string): boolean => {
  const all = new Set(listMembers(taken))
  return sent === taken || listMembers(sent).every(one => all.has(one))
}

function breaksOfProp(sent: Prop, taken: Prop | undefined): string[] {
  if (!taken) return ['is not taken']
  if (sent.optional && !taken.optional) return ['is required, and may be missing']
  return isTaken(sent.type, taken.type) ? [] : [`is ${taken.type}, and ${sent.type} is sent`]
}

/** Why parts that are drawn with some props cannot be drawn by kits that take others: one line for each, with kit, part and prop. */
export const findPropsBreaks = (needs: KitProps, gives: KitProps): string[] =>
  Object.entries(needs).flatMap(([kit, parts]) =>
    Object.entries(parts).flatMap(([part, props]) => {
      const taken = gives[kit]?.[part]
      // Of a name that is not given, nothing more has to be said.
      if (!taken) return []
      const known = Object.entries(props).flatMap(([name, prop]) =>
        breaksOfProp(prop, taken[name]).map(line => `${kit}: ${part}.${name} ${line}`),
      )
      const asked = Object.entries(taken)
        .filter(([name, { optional }]) => !optional && !(name in props))
        .map(([name]) => `${kit}: ${part}.${name} is required, and is never sent`)
      return [...known, ...asked]
    }),
  )
