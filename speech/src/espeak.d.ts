declare module '@echogarden/espeak-ng-emscripten' {
  interface Voice {
    set_voice(name: string, lang: string, gender: number, age: number, variant: number): void
    set_rate(wordsPerMinute: number): void
    get_samplerate(): number
    /** Calls back with pieces of sound, and at last with null. The piece is only valid during the call. */
    synthesize(text: string, piece: (samples: Int16Array | null, events: unknown) => number): void
  }
  export default function start(): Promise<{ eSpeakNGWorker: new () => Voice }>
}
