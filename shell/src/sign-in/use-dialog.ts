import { logOnly } from '@ariane/shared/http'
import { type ComponentType, useState } from 'react'
import { reloadWhenReachable } from '../reload-when-reachable.ts'
import type { SignInState } from './store.ts'

type Dialog = ComponentType<{ onClose: () => void }>
type State = { step: 'closed' | 'loading' | 'failed' } | { step: 'open'; Dialog: Dialog }

const load = () => import('./dialog.tsx')
/** Preloads the dialog before the click; a failure shows only when the user asks for it. */
export const preloadDialog = () => void load().catch(() => undefined)

/** The dialog is loaded on request: it can take time and it can fail. */
export function useDialog() {
  const [state, setState] = useState<State>({ step: 'closed' })
  /** In the mode of before, or in the one that is asked for. */
  async function open(mode?: SignInState['mode']) {
    if (state.step === 'failed') return reloadWhenReachable()
    setState({ step: 'loading' })
    try {
      const { default: Dialog, chooseMode } = await load()
      if (mode) chooseMode(mode)
      setState({ step: 'open', Dialog })
    } catch (error) {
      logOnly('sign-in dialog', error)
      setState({ step: 'failed' })
    }
  }
  return { state, open: (mode?: SignInState['mode']) => void open(mode), close: () => setState({ step: 'closed' }) }
}
