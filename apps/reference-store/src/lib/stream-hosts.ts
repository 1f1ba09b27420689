/** Hosts of live-stream players. The page's policy allows them in frames, and the stream window accepts no others. */
export const streamHosts: readonly string[] = ['www.youtube-nocookie.com', 'player.vimeo.com', 'player.twitch.tv'];
