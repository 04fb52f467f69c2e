// Runs in the browser's sound thread: gathers one channel and posts it in pieces. A file of its own, as the page's policy asks.
const PIECE = 4096

class Pcm extends AudioWorkletProcessor {
  constructor() {
    super()
    this.piece = new Float32Array(PIECE)
    this.at = 0
    this.port.onmessage = () => {
      this.port.postMessage(this.piece.slice(0, this.at))
      this.at = 0
      this.port.postMessage('flushed')
    }
  }

  process([input]) {
    const channel = input?.[0]
    if (!channel) return true
    for (const sample of channel) {
      this.piece[this.at++] = sample
      if (this.at < PIECE) continue
      this.port.postMessage(this.piece)
      this.at = 0
    }
    return true
  }
}

registerProcessor('pcm', Pcm)
