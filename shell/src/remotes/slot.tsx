import { useStore } from '@ariane/shared/session'
import { listFillers } from './compose-screens.ts'
import { RemoteScreen } from './remote-screen.tsx'
import { $screens } from './remotes.ts'

/**
 * The parts that remotes declared for a place in a screen of another one. Each stands and falls alone, without a word: the
 * screen around it is whole without it.
 */
export function Slot({ name }: { name: string }) {
  const screens = useStore($screens)
  return listFillers(screens, name).map(({ id }) => <RemoteScreen key={id} id={id} props={{}} isPart />)
}
