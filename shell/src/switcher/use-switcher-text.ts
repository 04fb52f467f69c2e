import { isParent } from '@ariane/shared/catalogue'
import { useViewer } from '../layout/use-viewer.ts'
import { messages } from './messages.ts'

/** The sentences of the switcher: a parent has children, a teacher has pupils. */
export const useSwitcherText = () => (useViewer().roles.some(isParent) ? messages.parentSwitcher : messages.switcher)
