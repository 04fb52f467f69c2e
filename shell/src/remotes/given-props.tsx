import { GIVEN_PROPS, type GivenProp } from '@ariane/shared/contracts/screens'
import type { ReactNode } from 'react'
import { RemoteScreen } from './remote-screen.tsx'

const given: Record<GivenProp, (onBack: () => void) => ReactNode> = {
  renderRevisions: onBack => <RemoteScreen id="revisions" props={{ onBack }} />,
  renderHomework: onBack => <RemoteScreen id="homework" props={{ onBack }} />,
}

/** The props of the shell's list that a screen declared, to be given by name. */
export const giveProps = (names: readonly string[] = []): object =>
  Object.fromEntries(GIVEN_PROPS.filter(name => names.includes(name)).map(name => [name, given[name]]))
