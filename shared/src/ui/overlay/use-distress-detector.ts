import { useEffect, useState } from 'react'

type Detector = (text: string) => boolean
let loaded: Detector | undefined

/**
 * What says whether a text sounds distressed, once one of them has a letter: most dialogs close before, and its weights are
 * half of what dialogs cost. Asked for again with the next letter where it did not come.
 * @returns undefined until it is there
 */
export function useDistressDetector(texts: readonly string[]): Detector | undefined {
  const [detector, setDetector] = useState<{ sounds: Detector } | undefined>(loaded && { sounds: loaded })
  const typed = texts.join('')
  const isMissing = typed !== '' && detector === undefined
  useEffect(() => {
    if (!isMissing) return
    let isHere = true
    import(/* webpackChunkName: "distress" */ '../../catalogue/distress/distress.ts').then(
      ({ soundsDistressed }) => {
        loaded = soundsDistressed
        if (isHere) setDetector({ sounds: soundsDistressed })
      },
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [isMissing, typed])
  return detector?.sounds
}
