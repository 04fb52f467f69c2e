const EMBEDS: [RegExp, (id: string, host: string) => string][] = [
  [
    /^https:\/\/(?:www\.|m\.)?(youtube)\.com\/watch\?(?:[^#\s]*&)?v=([\w-]{11})/,
    id => `https://www.youtube-nocookie.com/embed/${id}`,
  ],
  [/^https:\/\/(youtu)\.be\/([\w-]{11})/, id => `https://www.youtube-nocookie.com/embed/${id}`],
  [/^https:\/\/(?:www\.)?(vimeo)\.com\/(\d{5,12})(?:[/?#]|$)/, id => `https://player.vimeo.com/video/${id}?dnt=1`],
  [
    /^https:\/\/(?:www\.)?(dailymotion)\.com\/video\/([a-z0-9]{5,12})/,
    id => `https://geo.dailymotion.com/player.html?video=${id}`,
  ],
  // PeerTube, which schools use, lives at many addresses: its way of naming films tells it.
  [
    /^https:\/\/([\w.-]+\.[a-z]{2,})\/(?:w|videos\/watch)\/([\w-]{20,36})/,
    (id, host) => `https://${host}/videos/embed/${id}`,
  ],
]
const FILE = /^https:\/\/[\w.-]+\.[a-z]{2,}\/\S+\.(?:mp4|webm|ogv)$/

/** The first film that a description names, as the address of its player; undefined for any other page. */
export const filmIn = (prompt: string): string | undefined => {
  for (const [address] of prompt.matchAll(/https:\/\/[^\s"'<>«»)]+/g)) {
    const plain = address.replace(/[.,;:!?]+$/, '')
    if (FILE.test(plain)) return plain
    for (const [pattern, embed] of EMBEDS) {
      const [, host, id] = plain.match(pattern) ?? []
      if (host && id) return embed(id, host)
    }
  }
  return undefined
}
