/** Hosts whose players may show the shop's live stream: the page's policy lets them into frames, and the window takes no others. */
export const streamHosts: readonly string[] = ['www.youtube-nocookie.com', 'player.vimeo.com', 'player.twitch.tv'];
