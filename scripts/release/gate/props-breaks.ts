import type { KitProps, Prop } from './kit-props.ts'
import { takesType } from './takes-type.ts'

function breaksOfProp(sent: Prop, taken: Prop | undefined): string[] {
  if (!taken) return ['is not taken']
  if (sent.optional && !taken.optional) return ['is required, and may be missing']
  return takesType(taken.type, sent.type) ? [] : [`is ${taken.type}, and ${sent.type} is sent`]
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
