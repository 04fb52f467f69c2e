import accounts from '../../../mf-accounts/src/screens.json' with { type: 'json' }
import chat from '../../../mf-chat/src/screens.json' with { type: 'json' }
import learning from '../../../mf-learning/src/screens.json' with { type: 'json' }
import objectives from '../../../mf-objectives/src/screens.json' with { type: 'json' }
import planner from '../../../mf-planner/src/screens.json' with { type: 'json' }
import { type Screen, toScreens } from './compose-screens.ts'

/**
 * The screens that were there when the shell was built. They stand in where the registry says nothing of them: an entry
 * from before remotes declared their screens, or one that is damaged or missing. A new remote is not listed here.
 */
export const builtIn: readonly Screen[] = [
  ...toScreens('mf-learning', learning),
  ...toScreens('mf-accounts', accounts),
  ...toScreens('mf-objectives', objectives),
  ...toScreens('mf-chat', chat),
  ...toScreens('mf-planner', planner),
]
