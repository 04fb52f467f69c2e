import { useNavigate, useParams } from '@ariane/shared/router'
import { parsePathId } from './id.ts'
import { messages } from './messages.ts'
import PathPlayer from './player.tsx'

/** The full-screen page /path/{pathId}. */
export default function PathScreen() {
  const { pathId } = useParams()
  const navigate = useNavigate()
  return (
    <PathPlayer
      id={parsePathId(pathId) ?? Number.NaN}
      backLabel={messages.home}
      onBack={() => void navigate('/')}
      fullScreen
    />
  )
}
