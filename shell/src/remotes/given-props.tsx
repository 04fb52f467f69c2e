import { GIVEN_PROPS, type GivenProp } from '@ariane/shared/contracts/screens'
import type { ReactNode } from 'react'
import { RemoteScreen } from './remote-screen.tsx'
import { Slot } from './slot.tsx'

const given: Record<GivenProp, (onBack: () => void) => ReactNode> = {
  renderRevisions: onBack => <RemoteScreen id="revisions" props={{ onBack }} />,
  renderHomework: onBack => <RemoteScreen id="homework" props={{ onBack }} />,
}

/** The slots that a screen offers; another one's are drawn nowhere in it. */
export const giveSlots = (offers: readonly string[] = []): object =>
  offers.length === 0 ? {} : { renderSlot: (name: string) => offers.includes(name) && <Slot name={name} /> }

/** The props of the shell's list that a screen declared, to be given by name. */
export const giveProps = (names: readonly string[] = []): object =>
  Object.fromEntries(GIVEN_PROPS.filter(name => names.includes(name)).map(name => [name, given[name]]))
