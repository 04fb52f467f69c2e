import { AudioPlayer } from '@ariane/shared/ui/media'
import { readMedia } from './links.ts'
import { Unsupported } from './unsupported.tsx'

export default function Sound({ source, label }: { source: string; label: string }) {
  const sound = readMedia(source, 'audio')
  return sound ? <AudioPlayer src={sound} label={label} /> : <Unsupported />
}
