// The order matters: first the layer statement, then the values, then the rules that use them.
import './css/layers.css.ts';
import './theme/theme.css.ts';
import './theme/title-fonts.css.ts';
import './theme/reset.css.ts';
import './theme/base.css.ts';
